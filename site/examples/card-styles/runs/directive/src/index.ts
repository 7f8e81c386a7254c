'use client';

export const label = 'Card';
