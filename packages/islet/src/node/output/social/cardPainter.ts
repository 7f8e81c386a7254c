import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node, Renderer } from '@takumi-rs/core';
import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import { cardSize, type SocialCard } from '../../render/document/socialCard.ts';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import type { CardColors } from './cardColors.ts';

/** Draws social images with the fonts of a site. */
export interface CardPainter {
  /** Identifies the fonts. */
  fonts: string;
  /** Gives a PNG file. */
  draw(card: SocialCard, colors: CardColors): Promise<Buffer>;
  /** Gives the characters of a text that no font has. */
  findMissing(text: string): Promise<string[]>;
}

/** Inter, from the package `@fontsource/inter`: for languages with Latin, Greek and Cyrillic letters. */
const standardFonts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].flatMap((script) =>
  ['400', '700'].map((weight) => `@fontsource/inter/files/inter-${script}-${weight}-normal.woff2`),
);

/**
 * Opens the fonts that a site names: paths below its root, or files of packages. Without any, these are our own.
 * Null with a problem if a font or the package that draws is missing.
 */
export async function openCardPainter(
  { siteRoot, configFile }: { siteRoot: string; configFile: string },
  fonts: readonly string[],
): Promise<{ painter: CardPainter | null; problems: Problem[] }> {
  const fail = (message: string, fix: string): { painter: null; problems: Problem[] } => ({
    painter: null,
    problems: [
      { severity: 'error', file: configFile, message: `\`socialImages\`: ${message}`, fix },
    ],
  });
  const library = await import('@takumi-rs/core').catch(() => null);
  if (library === null) {
    return fail(
      'Images are drawn by the package `@takumi-rs/core`, which is not installed.',
      'Run `npm install --save-dev @takumi-rs/core @fontsource/inter`, or remove `socialImages`.',
    );
  }
  const renderer = new library.Renderer();
  const hashes: string[] = [];
  for (const font of fonts.length > 0 ? fonts : standardFonts) {
    const data = await readFont(siteRoot, font);
    if (data === null) {
      return fail(
        `There is no font \`${font}\`.`,
        font.startsWith('@fontsource/inter/')
          ? 'Run `npm install --save-dev @fontsource/inter`, or name font files in `fonts`.'
          : 'Write a path below the folder of the config, or a file of an installed package.',
      );
    }
    try {
      await renderer.registerFont(data);
    } catch (error) {
      return fail(
        `The font \`${font}\` can't be read: ${messageOf(error)}.`,
        'Use a TTF, OTF, WOFF or WOFF2 file.',
      );
    }
    hashes.push(hashContent(data));
  }
  return { painter: createPainter(renderer, hashContent(hashes.join())), problems: [] };
}

async function readFont(siteRoot: string, font: string): Promise<Buffer | null> {
  const own = path.join(siteRoot, font);
  if (statOrNull(own)?.isFile()) return readFile(own);
  for (const from of [path.join(siteRoot, 'site.config.ts'), import.meta.url]) {
    try {
      return await readFile(createRequire(from).resolve(font));
    } catch {
      // It may be where the other one looks.
    }
  }
  return null;
}

function createPainter(renderer: Renderer, fonts: string): CardPainter {
  const known = new Map<string, Promise<boolean>>();
  const drawCharacter = (text: string): Promise<string> =>
    renderer.renderSvg({ type: 'text', text }, { width: 32, height: 32 });
  /** What is drawn in the place of any character that no font has. */
  let box: Promise<string> | undefined;
  const isMissing = async (character: string): Promise<boolean> => {
    box ??= drawCharacter('\u{10FFFF}');
    return (await drawCharacter(character)) === (await box);
  };
  return {
    fonts,
    draw: (card, colors) =>
      renderer.render(layOutCard(card, colors), {
        ...cardSize,
        format: 'png',
        lang: card.htmlLang,
      }),
    async findMissing(text) {
      const missing: string[] = [];
      for (const character of new Set(text.replace(/[\s\x20-\x7E]/g, ''))) {
        const answer = known.get(character) ?? isMissing(character);
        known.set(character, answer);
        if (await answer) missing.push(character);
      }
      return missing;
    },
  };
}

type Style = NonNullable<Node['style']>;

/** Lays out a card as a tree of boxes and texts with CSS. Long texts end with an ellipsis. */
function layOutCard(card: SocialCard, colors: CardColors): Node {
  const { siteTitle, section, title, description, dir } = card;
  const text = (content: string, style: Style): Node[] =>
    content === '' ? [] : [{ type: 'text', text: content, style }];
  const box = (style: Style, children: Node[]): Node => ({
    type: 'container',
    style: { display: 'flex', ...style },
    children,
  });
  const clamp = (lines: number): Style => ({ lineClamp: lines, textOverflow: 'ellipsis' });
  const isLong = title.length > 60;
  return {
    ...box(
      {
        ...colors,
        ...cardSize,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 80px 72px',
        borderTop: '16px solid var(--accent)',
        backgroundColor: 'var(--background)',
        color: 'var(--text)',
      },
      [
        box({ gap: 20, fontSize: 32, lineHeight: 1.25 }, [
          ...text(siteTitle === title ? '' : siteTitle, { fontWeight: 700 }),
          ...text(section, { ...clamp(1), color: 'var(--muted)' }),
        ]),
        box({ flexDirection: 'column', gap: 28 }, [
          ...text(title, {
            ...clamp(3),
            fontSize: isLong ? 60 : 80,
            fontWeight: 700,
            lineHeight: 1.15,
            letterSpacing: '-0.02em',
            color: 'var(--accent)',
          }),
          ...text(description, {
            ...clamp(2),
            fontSize: 36,
            lineHeight: 1.4,
            color: 'var(--muted)',
          }),
        ]),
      ],
    ),
    dir,
  };
}
