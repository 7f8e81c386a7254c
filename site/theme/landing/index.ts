// Pages import these directly: as theme components, they would add their data to the browser's bundle.
export { Comparison } from './Comparison.tsx';
export { Feature, LandingFeatures } from './Feature.tsx';
export { Landing } from './Landing.tsx';
export { LandingHero } from './LandingHero.tsx';
export { ProofBand } from './ProofBand.tsx';
export { SiteMap } from './SiteMap.tsx';
export { ToolStack } from './ToolStack.tsx';
