import { fillLabel } from './fillLabel.ts';
import type { Labels } from './labels.ts';

/** What an author says about how long readers may rely on something. */
export interface Status {
  /** The version that it came with. */
  since?: string | undefined;
  /** Whether readers shouldn't use it anymore, or since which version. */
  deprecated?: boolean | string | undefined;
  /** Whether it may change in any version. */
  experimental?: boolean | undefined;
}

type StatusLabels = Pick<Labels, 'since' | 'deprecated' | 'deprecatedSince' | 'experimental'>;

/** A status in a few words, and the container whose color it has. */
export interface DescribedStatus {
  text: string;
  look: 'danger' | 'warning' | 'info';
}

/** Describes a status; null if there is nothing to say. */
export function describeStatus(
  { since, deprecated, experimental }: Status,
  labels: StatusLabels,
): DescribedStatus | null {
  const parts = [
    ...(since ? [fillLabel(labels.since, { version: since })] : []),
    ...(typeof deprecated === 'string'
      ? [fillLabel(labels.deprecatedSince, { version: deprecated })]
      : []),
    ...(deprecated === true ? [labels.deprecated] : []),
    ...(experimental ? [labels.experimental] : []),
  ];
  if (parts.length === 0) return null;
  const look = deprecated ? 'danger' : experimental ? 'warning' : 'info';
  return { text: parts.join(' · '), look };
}
