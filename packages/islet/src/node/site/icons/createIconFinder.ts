import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { escapeHtml } from '#shared/escapeHtml.ts';
import type { Problem } from '#shared/types.ts';
import { nearestNames } from '../../support/problems/nearestName.ts';
import { findBlocked } from '../policy/findBlocked.ts';
import { findUnsafeUrls } from '../policy/findUnsafeUrls.ts';
import { listTags } from '../policy/scanHtml.ts';

/** An icon of an installed set, or what is wrong with its name. */
export type FoundIcon = { svg: string } | Pick<Problem, 'message' | 'fix'>;

/** Looks up icons of the packages that a site has installed. */
export interface IconFinder {
  /** Finds the icon with a name such as `lucide:rocket`, as SVG of a size in CSS pixels. */
  find(name: string, size: number): FoundIcon;
  /** Absolute path of the file that has the icon, or that would have it if the set were installed. */
  fileOf(name: string): string;
}

/** Size of the icon of a card, in CSS pixels. */
export const cardIconSize = 32;

/** Whether a text is the name of an icon with that of its set. */
export const isIconName = (text: string): boolean =>
  /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/.test(text);

const size = z.number().positive();

/** Each icon may differ from what the set says about all; `left` and `top` are where its box begins. */
const frame = { width: size, height: size, left: z.number(), top: z.number() };

const turns = { rotate: z.int(), hFlip: z.boolean(), vFlip: z.boolean() };

/** The format of the packages `@iconify-json/…`. */
const iconSet = z.object({
  ...z.object(frame).partial().shape,
  icons: z.record(z.string(), z.object({ body: z.string(), ...z.object(frame).partial().shape })),
  aliases: z
    .record(
      z.string(),
      z.object({ parent: z.string(), ...z.object({ ...frame, ...turns }).partial().shape }),
    )
    .default({}),
});

type IconSet = z.output<typeof iconSet>;

/** What pictures are made of; anything else could load or run something. */
const shapes: ReadonlySet<string> = new Set(
  'animate animatetransform animatemotion circle clippath defs desc ellipse fegaussianblur feblend fecolormatrix fecomposite feflood fegaussianblur femerge femergenode feoffset filter g line lineargradient mask path pattern polygon polyline radialgradient rect set stop symbol text title tspan use'.split(
    ' ',
  ),
);

/** Creates a finder, which reads each set once. */
export function createIconFinder(siteRoot: string): IconFinder {
  const { resolve } = createRequire(path.resolve(siteRoot, 'site.config.ts'));
  const sets = new Map<string, IconSet>();
  const locate = (name: string): string | null => {
    try {
      return resolve(`@iconify-json/${setOf(name)}/icons.json`);
    } catch {
      return null;
    }
  };
  const load = (file: string): IconSet => {
    const set = sets.get(file) ?? iconSet.parse(JSON.parse(readFileSync(file, 'utf8')));
    sets.set(file, set);
    return set;
  };
  return {
    fileOf: (name) =>
      locate(name) ?? path.join(siteRoot, 'node_modules/@iconify-json', setOf(name), 'icons.json'),
    find(name, pixels) {
      const file = locate(name);
      const set = setOf(name);
      if (file === null) {
        return {
          message: `The icon set \`${set}\` is not installed.`,
          fix: `Run \`npm install --save-dev @iconify-json/${set}\`, or use an emoji or an image.`,
        };
      }
      return draw(load(file), { name, pixels });
    },
  };
}

const setOf = (name: string): string => name.split(':')[0] ?? '';

function draw(set: IconSet, { name, pixels }: { name: string; pixels: number }): FoundIcon {
  const [prefix = '', id = ''] = name.split(':');
  const icon = findDrawing(set, id);
  if (icon === null) {
    const known = [...Object.keys(set.icons), ...Object.keys(set.aliases)];
    const near = nearestNames(id, known).filter((one) => one !== id);
    const names = near.map((one) => `\`${prefix}:${one}\``).join(', ');
    return {
      message: `The icon set \`${prefix}\` has no icon \`${id}\`.`,
      fix: names === '' ? 'Use another icon.' : `The nearest are ${names}.`,
    };
  }
  const { body, left, top, width, height } = icon;
  const tags = listTags(body);
  const isSafe = tags.every(
    ({ name: tag, attributes }) =>
      shapes.has(tag) &&
      findBlocked(tag, attributes).length + findUnsafeUrls(tag, attributes).length === 0 &&
      !Object.entries(attributes).some(([key, value]) => isActive(key, value)),
  );
  if (!isSafe) {
    return {
      message: `The icon \`${name}\` has parts that could load or run something.`,
      fix: 'Use another icon.',
    };
  }
  const box = [left, top, width, height].join(' ');
  return {
    svg: `<svg viewBox="${escapeHtml(box)}" width="${pixels}" height="${pixels}">${body}</svg>`,
  };
}

/** Whether an attribute runs code, is a style, or leads out of the picture. */
const isActive = (key: string, value: string): boolean =>
  /^(?:on|style$)/i.test(key) || (/href$/i.test(key) && !value.startsWith('#'));

interface Drawn extends Required<Record<'left' | 'top' | 'width' | 'height', number>> {
  body: string;
}

/** Follows aliases, which may turn what they stand for; null if there is no such icon. */
function findDrawing(set: IconSet, id: string, depth = 0): Drawn | null {
  const { left = 0, top = 0, width = 16, height = 16 } = set;
  const icon = Object.hasOwn(set.icons, id) ? set.icons[id] : undefined;
  if (icon) return { left, top, width, height, ...dropUndefined(icon), body: icon.body };
  const alias = Object.hasOwn(set.aliases, id) ? set.aliases[id] : undefined;
  // No set has more than a few in a row; a circle has no end.
  const parent = alias && depth < 8 ? findDrawing(set, alias.parent, depth + 1) : null;
  if (!alias || parent === null) return null;
  const { parent: _, rotate = 0, hFlip = false, vFlip = false, ...own } = alias;
  const drawn = { ...parent, ...dropUndefined(own) };
  const x = drawn.left + drawn.width / 2;
  const y = drawn.top + drawn.height / 2;
  const turn = [
    ...(rotate === 0 ? [] : [`rotate(${rotate * 90} ${x} ${y})`]),
    ...(hFlip || vFlip
      ? [
          `translate(${hFlip ? 2 * x : 0} ${vFlip ? 2 * y : 0})`,
          `scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`,
        ]
      : []),
  ].join(' ');
  return turn === '' ? drawn : { ...drawn, body: `<g transform="${turn}">${drawn.body}</g>` };
}

/** Fields without a value would replace others. */
const dropUndefined = (fields: Record<string, unknown>): Partial<Drawn> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
