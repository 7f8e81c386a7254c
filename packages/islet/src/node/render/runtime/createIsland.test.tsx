import {
  Children,
  type ComponentType,
  createContext,
  isValidElement,
  memo,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { describe, expect, it } from 'vitest';
import { AppContext, type AppState } from '#client/context.ts';
import { createIsland, createIslands, Hydrated, renderPart } from './createIsland.tsx';

const Tab = createIsland('Tab', ({ children }: { label: string; children: ReactNode }) => (
  <section>{children}</section>
));

/** Shows the labels of all tabs, but only the first tab itself. */
const Tabs = createIsland('Tabs', ({ children }: { children: ReactNode }) => {
  const tabs = Children.toArray(children).filter(isValidElement<{ label: string }>);
  return (
    <div>
      {tabs.map((tab) => (
        <button key={tab.key} type="button">
          {tab.props.label}
        </button>
      ))}
      {tabs[0]}
    </div>
  );
});

const Labelled = createIsland('Labelled', ({ children }: { children?: ReactNode }) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{children}</label>
      <input id={id} />
    </>
  );
});

const Where = createIsland('Where', () => <i>{useContext(AppContext)?.page.title}</i>);

const state = { page: { title: 'A & B' } } as AppState;

/** Rendered HTML with one element a line and plain quotes, to be read. */
function render(node: ReactNode, index = 0): string {
  return renderPart(node, index, state).replaceAll('&quot;', "'").replaceAll('><', '>\n<');
}

describe('createIsland', () => {
  it('renders in place, with static content in the page once and hidden slots at the end', () => {
    const html = render(
      <Tabs>
        <Tab label="One">
          <p>First</p>
        </Tab>
        <Tab label="Two">Second</Tab>
      </Tabs>,
    );
    expect(html).toMatchInlineSnapshot(`
      "<islet-island data-island="Tabs" data-id="_p0R_0_" data-props="{'children':[{'$island':'Tab','props':{'label':'One','children':{'$slot':0}}},{'$island':'Tab','props':{'label':'Two','children':{'$slot':1}}}]}">
      <div>
      <button type="button">One</button>
      <button type="button">Two</button>
      <section>
      <islet-slot data-slot="0">
      <p>First</p>
      </islet-slot>
      </section>
      </div>
      <template data-slot="1">Second</template>
      </islet-island>"
    `);
  });

  it('gives the context to components and to islands inside of slots', () => {
    const html = render(
      <Labelled>
        <b>
          <Where />
        </b>
      </Labelled>,
    );
    expect(html).toMatchInlineSnapshot(`
      "<islet-island data-island="Labelled" data-id="_p0R_0_" data-props="{'children':{'$slot':0}}">
      <label for="__p0R_0_R_0_">
      <islet-slot data-slot="0">
      <b>
      <islet-island data-island="Where" data-id="__p0R_0_0R_0_">
      <i>A &amp; B</i>
      </islet-island>
      </b>
      </islet-slot>
      </label>
      <input id="__p0R_0_R_0_"/>
      </islet-island>"
    `);
  });

  it('makes ids that differ among islands, slots and parts of a page', () => {
    const three = (
      <>
        <Labelled>
          <b>
            <Labelled>a</Labelled>
            <Labelled>b</Labelled>
          </b>
        </Labelled>
        <Labelled>c</Labelled>
      </>
    );
    const html = renderPart(three, 0, state) + renderPart(three, 1, state);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
  });
});

describe('createIslands', () => {
  const Plain = () => <i />;
  const module = {
    default: memo(Plain),
    Plain,
    Group: Object.assign(() => <b />, { Item: Plain, displayName: 'Group' }),
    useThing: () => 1,
    Theme: createContext(''),
    Size: 3,
  };
  const islands = createIslands('docs/A.tsx', module) as Record<string, ComponentType> &
    typeof module;
  const nameOf = (Component: ComponentType): string | undefined =>
    /data-island="([^"]*)"/.exec(render(<Component />))?.[1];

  it('names every component of a module, whatever it is wrapped in', () => {
    const { default: Default, Plain, Group } = islands;
    expect([Default, Plain, Group, Group.Item].map(nameOf)).toEqual([
      'docs/A.tsx#default',
      'docs/A.tsx#Plain',
      'docs/A.tsx#Group',
      'docs/A.tsx#Group.Item',
    ]);
  });

  it('leaves what is not a component as it is', () => {
    expect(islands).toMatchObject({ useThing: module.useThing, Theme: module.Theme, Size: 3 });
  });

  it('makes no island inside of what is hydrated as a whole', () => {
    const { Plain: Island } = islands;
    const Outer = createIsland('Outer', () => <Island />);
    expect(render(<Outer />)).toBe(
      '<islet-island data-island="Outer" data-id="_p0R_0_">\n<i>\n</i>\n</islet-island>',
    );
    expect(render(<Hydrated>{<Island />}</Hydrated>)).toBe('<i>\n</i>');
  });
});
