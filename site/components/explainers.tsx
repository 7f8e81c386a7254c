'use client';

// One island for both: each costs every page of the site its name.

export { ChangeExplainer } from './ChangeExplainer.tsx';
export { ConfigExplainer } from './ConfigExplainer.tsx';
