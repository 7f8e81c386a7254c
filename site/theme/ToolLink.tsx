import { useSite } from '@docs/core/client';
import type { ReactNode } from 'react';
import { describeTool, tools } from './tools.ts';

export interface ToolLinkProps {
  /** Name of a sibling tool, such as `Rsbuild`. */
  tool: string;
  /** Path relative to the root of its documentation. */
  path?: string;
  children?: ReactNode;
}

/** A link to the documentation of a sibling tool, with its logo. */
export function ToolLink({ tool, path = '', children = tool }: ToolLinkProps) {
  const { lang } = useSite();
  const found = tools.find(({ name }) => name === tool);
  if (!found) {
    const names = tools.map(({ name }) => name).join(', ');
    throw new Error(`Unknown tool "${tool}". Use one of ${names}.`);
  }
  const { url } = describeTool(found, lang);
  return (
    <a
      className="tool-link plain"
      href={url + path.replace(/^\//, '')}
      target="_blank"
      rel="noopener"
    >
      <img src={found.logo} alt="" width="16" height="16" loading="lazy" />
      {children}
    </a>
  );
}
