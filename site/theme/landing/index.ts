// Pages import these themselves: as components of the theme, their data would be in the browser's bundle.
export { Comparison } from './Comparison.tsx';
export { Feature, Features } from './Feature.tsx';
export { Landing } from './Landing.tsx';
export { LandingHero } from './LandingHero.tsx';
export { ProofBand } from './ProofBand.tsx';
export { SiteMap } from './SiteMap.tsx';
export { ToolStack } from './ToolStack.tsx';
