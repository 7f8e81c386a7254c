'use client';

// One island for both, because each costs every page of the site its name.
export { ConfigExplainer } from './ConfigExplainer.tsx';
export { ChangeExplainer } from './ChangeExplainer.tsx';
