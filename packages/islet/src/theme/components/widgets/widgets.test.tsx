import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AppContext } from '#client/context.ts';
import { appStateOf, findElement, toText } from '../../testing/renderLayout.ts';
import { Badge } from './Badge.tsx';
import { Accordions, Callout, Details } from './Callout.tsx';
import { Card } from './Cards.tsx';
import { CodeGroup } from './CodeGroup.tsx';
import { FileTree } from './FileTree.tsx';
import { PackageManagerTabs } from './PackageManagerTabs.tsx';
import { Tab, Tabs } from './Tabs.tsx';

const render = (node: ReactNode) =>
  renderToStaticMarkup(<AppContext value={appStateOf({})}>{node}</AppContext>);

describe('Tabs', () => {
  const html = render(
    <Tabs group="g">
      {'\n'}
      <Tab label="One">1</Tab>
      <Tab label="Two" value="2">
        <p>2</p>
      </Tab>
    </Tabs>,
  );

  test('show the first tab and have the values and labels of all', () => {
    expect(html.replace(/ (?:id|aria-controls|aria-labelledby)="[^"]*"/g, '')).toBe(
      '<div class="tabs" data-tabs="g"><div class="tab-list" role="tablist">' +
        '<button type="button" role="tab" aria-selected="true" tabindex="0" data-value="One">One</button>' +
        '<button type="button" role="tab" aria-selected="false" tabindex="-1" data-value="2">Two</button></div>' +
        '<div class="tab-panel" role="tabpanel" data-label="One"><p>1</p></div>' +
        '<div class="tab-panel" role="tabpanel" data-label="Two" hidden=""><p>2</p></div></div>',
    );
  });

  test('are linked to their panels', () => {
    const [panel] = /<div class="tab-panel"[^>]*>/.exec(html) ?? [''];
    const [tab] = /<button[^>]*>/.exec(html) ?? [''];
    const id = (tag: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1];
    expect(id(tab, 'aria-controls')).toBe(id(panel, 'id'));
    expect(id(panel, 'aria-labelledby')).toBe(id(tab, 'id'));
  });

  test('may only contain tabs', () => {
    expect(() => render(<Tabs>text</Tabs>)).toThrow('<Tabs> may only contain <Tab label="…">');
  });
});

describe('CodeGroup', () => {
  const block = (title: string, code: string, link?: ReactNode) => (
    <div className="code" data-lang="ts">
      <div className="code-title">
        {title}
        {link}
      </div>
      <pre>{code}</pre>
    </div>
  );

  test('turns each fence into a tab named by its title', () => {
    const html = render(
      <CodeGroup label="Files">
        {'\n'}
        {block('a.ts', '1')}
        {'\n'}
        {block('b.ts', '2')}
      </CodeGroup>,
    );
    expect(html).toContain('role="tablist" aria-label="Files"');
    expect(html).toMatch(/>a\.ts<\/button>.*>b\.ts<\/button>/);
    expect(html).toContain('<div class="code" data-lang="ts"><pre>2</pre></div>');
  });

  test('keeps the link of a title below the code', () => {
    const link = <a href="/try">Edit this</a>;
    const html = render(<CodeGroup>{block('a.ts', '1', link)}</CodeGroup>);
    expect(html).toContain('>a.ts</button>');
    expect(html).toContain('<pre>1</pre><a href="/try">Edit this</a></div>');
  });

  test.each([
    ['text', 'text'],
    ['a fence without a title', <pre key="a">1</pre>],
  ])('takes no %s', (_, child) => {
    expect(() => render(<CodeGroup>{child}</CodeGroup>)).toThrow('title="…"');
  });
});

test('PackageManagerTabs translate each line', () => {
  const html = render(<PackageManagerTabs command={'install a\n  run b'} />);
  const panels = [...html.matchAll(/<code>.*?<\/code>/gs)];
  expect(panels.map(([code]) => code.replace(/<[^>]*>/g, ''))).toEqual([
    'npm install a\nnpm run b',
    'yarn add a\nyarn b',
    'pnpm install a\npnpm run b',
    'bun add a\nbun run b',
    'deno add npm:a\ndeno task b',
  ]);
  expect(html).toContain('aria-label="Package manager"');
  expect(html).toContain('data-tabs="package-manager"');
});

test('PackageManagerTabs leave out a package manager that lacks one of the commands', () => {
  const tabsOf = (command: string) =>
    [...render(<PackageManagerTabs command={command} />).matchAll(/data-value="(\w+)"/g)].map(
      ([, value]) => value,
    );
  expect(tabsOf('run a')).toEqual(['npm', 'yarn', 'pnpm', 'bun', 'deno']);
  expect(tabsOf('run a\npublish')).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
});

test('FileTree distinguishes folders and files', () => {
  const html = render(
    <FileTree>
      <ul>
        <li>a.ts</li>
        <li>
          src
          <ul>
            <li>
              <strong>b.ts</strong> is new
            </li>
          </ul>
        </li>
        <li>dist/ comes later</li>
        <li>of a/b</li>
      </ul>
    </FileTree>,
  );
  const entries = [...html.matchAll(/class="(file|folder)">(?:<strong>)?([^<]*)/g)];
  expect(entries.map(([, kind, text = '']) => `${kind} ${toText(text)}`)).toEqual([
    'file a.ts',
    'folder src',
    'file b.ts',
    'folder dist/ comes later',
    'file of a/b',
  ]);
});

describe('Card', () => {
  test.each([
    ['a page', { href: '/a' }, '<a class="plain" href="/a">T</a>'],
    [
      'a site, in a new tab',
      { href: 'https://a.b/', isNewTab: true },
      '<a class="plain" href="https://a.b/" target="_blank" rel="noopener">T</a>',
    ],
    ['nothing', {}, 'T'],
  ])('leads to %s', (_, props, title) => {
    const html = render(<Card title="T" {...props} />);
    expect(findElement(html, 'p')).toBe(`<p class="card-title">${title}</p>`);
  });

  test('has an element, an image or a text as icon', () => {
    const icon = (value: ReactNode) => render(<Card title="T" icon={value} />);
    expect(icon('/a.svg')).toContain('<img class="card-icon" src="/a.svg" alt=""');
    expect(icon('⚡')).toContain('<span class="card-icon" aria-hidden="true">⚡</span>');
    expect(icon(<svg aria-hidden="true" />)).toContain('<svg aria-hidden="true"></svg>');
  });
});

describe('what other engines call the same', () => {
  const shorten = (html: string) =>
    html.replace(/ (?:id|aria-\w+|tabindex|data-\w+|type)="[^"]*"/g, '').replace(/<\/?code>/g, '');

  test.each<[string, ReactNode, string]>([
    [
      'a badge with a text',
      <Badge key="" text="New" type="caution" />,
      '<span class="pill warning">New</span>',
    ],
    [
      'a badge with a variant',
      <Badge key="" variant="success">
        New
      </Badge>,
      '<span class="pill tip">New</span>',
    ],
    [
      'a card with a description',
      <Card key="" title="T" href="/a" description="D" />,
      '<div class="card"><p class="card-title"><a class="plain" href="/a">T</a></p><div class="card-text">D</div></div>',
    ],
    [
      'a callout',
      <Callout key="" type="warn">
        <p>a</p>
      </Callout>,
      '<div class="container warning"><p class="container-title">Warning</p><p>a</p></div>',
    ],
    [
      'a callout on one line, with a title',
      <Callout key="" title="T">
        a
      </Callout>,
      '<div class="container note"><p class="container-title">T</p><p>a</p></div>',
    ],
    [
      'an accordion',
      <Accordions key="">
        <Details title="T" open>
          a
        </Details>
      </Accordions>,
      '<details class="container details" open=""><summary>T</summary><p>a</p></details>',
    ],
    [
      'tabs with values and a default',
      <Tabs key="" groupId="g" defaultValue="b" values={[{ label: 'A', value: 'a' }]}>
        <Tab value="a">1</Tab>
        <Tab value="b">2</Tab>
      </Tabs>,
      '<div class="tabs"><div class="tab-list" role="tablist"><button role="tab">A</button><button role="tab">b</button></div><div class="tab-panel" role="tabpanel" hidden=""><p>1</p></div><div class="tab-panel" role="tabpanel"><p>2</p></div></div>',
    ],
    [
      'commands by package manager',
      <PackageManagerTabs key="" command={{ npm: 'npm create a', deno: 'deno init' }} />,
      '<div class="tabs"><div class="tab-list" role="tablist"><button role="tab">npm</button><button role="tab">deno</button></div><div class="tab-panel" role="tabpanel"><div class="code"><pre class="language-bash"><span class="token function">npm</span> create a</pre></div></div><div class="tab-panel" role="tabpanel" hidden=""><div class="code"><pre class="language-bash"><span class="token function">deno</span> init</pre></div></div></div>',
    ],
  ])('%s', (_, node, expected) => {
    expect(shorten(render(node))).toBe(expected);
  });

  test.each<[string, ReactNode, string]>([
    [
      'a type',
      <Badge key="" type={'succes' as 'success'} text="a" />,
      '<Badge> has no type "succes"; did you mean "success"? It can be tip, info,',
    ],
    [
      'a type that is like no other',
      <Badge key="" type={'loud' as 'success'} text="a" />,
      '<Badge> has no type "loud"; use tip, info,',
    ],
    ['a badge', <Badge key="" text={true} />, 'A <Badge> needs text="…".'],
    ['an empty badge', <Badge key="" />, 'A <Badge> needs text="…".'],
    ['a card', <Card key="" {...({} as { title: string })} />, 'A <Card> needs a title="…".'],
    [
      'a tab without a label',
      <Tabs key="">
        <Tab>1</Tab>
      </Tabs>,
      'Tab 1 of <Tabs> needs a label="…".',
    ],
  ])('but not %s that means nothing', (_, node, message) => {
    expect(() => render(node)).toThrow(message);
  });
});
