import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AppContext } from '../../packages/core/src/client/context.ts';
import { stateOf } from '../../packages/core/src/theme/testing/renderLayout.ts';
import { ToolCards } from './landing/ToolStack.tsx';
import { ToolLink } from './ToolLink.tsx';

const render = (node: ReactNode, lang: string) =>
  renderToStaticMarkup(<AppContext value={stateOf({ site: { lang } })}>{node}</AppContext>);

describe('ToolLink', () => {
  test.each([
    ['en', 'https://rsbuild.rs/config/dev'],
    ['zh', 'https://rsbuild.rs/zh/config/dev'],
  ])('links to the documentation of a tool in the language of the page: %s', (lang, url) => {
    const html = render(
      <ToolLink tool="Rsbuild" path="/config/dev">
        dev
      </ToolLink>,
      lang,
    );
    expect(html).toMatch(
      new RegExp(
        `<a class="tool-link plain" href="${url}" target="_blank" rel="noopener">` +
          '<img src="/tools/rsbuild.svg" alt=""[^>]*>dev</a>',
      ),
    );
  });

  test('has the name of the tool and links to its first page by default', () => {
    const html = render(<ToolLink tool="Rspack" />, 'en');
    expect(html).toContain('href="https://rspack.rs/"');
    expect(html).toMatch(/>Rspack<\/a>$/);
  });

  test('rejects an unknown tool', () => {
    expect(() => render(<ToolLink tool="Rspeck" />, 'en')).toThrow(
      'Unknown tool "Rspeck". Use one of Rspack, Rsbuild, Rspress, Rsdoctor, Rslib.',
    );
  });
});

test('ToolCards describe each tool in the language of the page', () => {
  expect(render(<ToolCards />, 'zh')).toContain('用 Rust 编写的打包工具');
  expect(render(<ToolCards />, 'en').match(/class="card"/g)).toHaveLength(5);
});
