import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { decodeProps, findIslandNames } from '#client/islands/islandProps.ts';
import { createIsland } from './createIsland.tsx';
import { encodeProps } from './encodeProps.ts';

const Tabs = createIsland('Tabs', (_: { children?: ReactNode }) => null);
const Tab = createIsland('Tab', (_: { label?: string; children?: ReactNode }) => null);

/** The encoded props and the HTML of the slots they refer to. */
function encode(props: object) {
  const { props: encoded, slots } = encodeProps('Demo', props);
  return { props: encoded, slots: slots.map((slot) => renderToStaticMarkup(slot)) };
}

interface ListProps {
  items?: unknown[];
  children?: ReactNode;
}
const List = ({ children, items }: ListProps) => <ul title={JSON.stringify(items)}>{children}</ul>;

interface ItemProps {
  text?: ReactNode;
  children?: ReactNode;
}
const Item = ({ text, children }: ItemProps) => (
  <li>
    {text}: {children}
  </li>
);

/** The same list of plain components or of islands. */
function buildList(L: ComponentType<ListProps>, I: ComponentType<ItemProps>) {
  return (
    <L items={[1, { a: null }]}>
      <I text={<b>bold</b>}>one</I>
      <I>
        <L>two</L>
      </I>
    </L>
  );
}

test.each([[null], [1], [true], [[]]])('%j has no props', (props) => {
  const references = { component: () => List, slot: () => <b /> };
  expect(decodeProps(props, references)).toEqual({});
  expect(decodeProps({ child: { $island: 'List' } }, references)).toEqual({ child: <List /> });
});

describe('encodeProps', () => {
  const data = { text: 'a', count: 2, on: true, none: null, list: [1, ['b']], deep: { c: {} } };

  it.each<[string, object, object, string[]]>([
    ['data stays as it is', data, data, []],
    ['what is undefined is left out', { a: undefined, b: [undefined] }, { b: [null] }, []],
    [
      'a text among the children is a slot',
      { children: 'x < y' },
      { children: { $slot: 0 } },
      ['x &lt; y'],
    ],
    [
      'a run of static children is one slot',
      { children: ['a ', <b key="b">b</b>, 3, null, false] },
      { children: { $slot: 0 } },
      ['a <b>b</b>3'],
    ],
    [
      'an element in any prop is a slot',
      { icon: <i />, items: [{ content: <u /> }] },
      { icon: { $slot: 0 }, items: [{ content: { $slot: 1 } }] },
      ['<i></i>', '<u></u>'],
    ],
    [
      'fragments are open',
      {
        children: (
          <>
            <Tab />
            <b />
          </>
        ),
      },
      { children: [{ $island: 'Tab', props: {} }, { $slot: 0 }] },
      ['<b></b>'],
    ],
    ['nothing is not a child', { children: [null, '', '\n  '] }, {}, []],
    [
      'islands keep their structure, the layout of the source does not matter',
      {
        children: [
          '\n',
          <Tab key="1" label="A">
            a
          </Tab>,
          '\n  ',
          <Tab key="2">
            <p>b</p>
          </Tab>,
          '\n',
        ],
      },
      {
        children: [
          { $island: 'Tab', props: { label: 'A', children: { $slot: 0 } } },
          { $island: 'Tab', props: { children: { $slot: 1 } } },
        ],
      },
      ['a', '<p>b</p>'],
    ],
    [
      'a space between two islands counts',
      { children: [<Tab key="1" />, ' ', <Tab key="2" />] },
      { children: [{ $island: 'Tab', props: {} }, { $slot: 0 }, { $island: 'Tab', props: {} }] },
      [' '],
    ],
  ])('%s', (_, props, encoded, slots) => {
    expect(encode(props)).toEqual({ props: encoded, slots });
  });

  it.each<[string, object, string]>([
    [
      'function',
      { onSelect() {} },
      'The prop "onSelect" of <Demo> is a function and cannot be sent to the browser; pass plain data, or move it into the component.',
    ],
    [
      'function as child',
      { children: () => null },
      'The prop "children" of <Demo> is a function and cannot be sent to the browser; pass plain data, or move it into the component.',
    ],
    [
      'symbol in an array',
      { a: [{ b: Symbol('s') }] },
      'The prop "a[0].b" of <Demo> is a symbol and cannot be sent to the browser; pass plain data, or move it into the component.',
    ],
    [
      'instance',
      { date: new Date() },
      'The prop "date" of <Demo> is an instance of Date and cannot be sent to the browser; pass plain data, or move it into the component.',
    ],
    [
      'number that JSON has not',
      { size: Number.NaN },
      'The prop "size" of <Demo> is NaN and cannot be sent to the browser; pass plain data, or move it into the component.',
    ],
    [
      'prop of a child',
      { children: <Tab label={(() => '') as never} /> },
      'The prop "label" of <Tab> is a function and cannot be sent to the browser; pass plain data, or move it into the component.',
    ],
    [
      'key that means a reference',
      { a: { $slot: 0 } },
      'The prop "a.$slot" of <Demo> has a reserved name; rename it.',
    ],
  ])('tells of a %s', (_, props, message) => {
    expect(() => encodeProps('Demo', props)).toThrow(new Error(message));
  });

  it('names every island that the browser has to load', () => {
    const children = createElement(Tabs, null, createElement(Tab, null, createElement(Tabs)));
    expect(findIslandNames(encode({ children, other: ['x'] }).props)).toEqual([
      'Tabs',
      'Tab',
      'Tabs',
    ]);
  });

  it('comes back from JSON as it was', () => {
    const islands = buildList(createIsland('List', List), createIsland('Item', Item));
    const { props, slots, components } = encodeProps('Demo', { children: islands });
    const decoded = decodeProps(JSON.parse(JSON.stringify(props)), {
      component: (name) => components.get(name) as never,
      slot: (index) => <>{slots[index]}</>,
    });
    expect(renderToStaticMarkup(decoded.children as ReactNode)).toBe(
      renderToStaticMarkup(buildList(List, Item)),
    );
  });
});
