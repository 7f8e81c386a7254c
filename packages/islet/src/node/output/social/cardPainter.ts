import { readFile } from 'node:fs/promises';
import type { Renderer } from '@takumi-rs/core';
import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import { cardSize, type SocialCard } from '../../render/document/socialCard.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import type { CardColors } from './cardColors.ts';
import { listFontFiles, standardFonts } from './cardFonts.ts';
import { layOutCard, seamSpace, spaceSeams } from './layOutCard.ts';

/** Draws social images with the fonts of a site. */
export interface CardPainter {
  /** Identifies the fonts. */
  fonts: string;
  /**
   * Gives a PNG file, and the characters of the card that no font has. Boxes in their place say nothing and look broken, so
   * a text without its letters is left out, and signs such as emoji are left out of theirs.
   */
  draw(card: SocialCard, colors: CardColors): Promise<{ image: Buffer; missing: string[] }>;
}

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
    const files = await listFontFiles(siteRoot, font);
    if (files.length === 0) {
      return fail(
        `There is no font \`${font}\`.`,
        font.startsWith('@fontsource/inter/')
          ? 'Run `npm install --save-dev @fontsource/inter`, or name font files in `fonts`.'
          : 'Write a path below the folder of the config, or a file of an installed package.',
      );
    }
    try {
      for (const file of files) hashes.push(await register(renderer, file));
    } catch (error) {
      return fail(
        `The font \`${font}\` can't be read: ${messageOf(error)}.`,
        'Use a TTF, OTF, WOFF or WOFF2 file, or a stylesheet that names some.',
      );
    }
  }
  return { painter: createPainter(renderer, hashContent(hashes.join())), problems: [] };
}

async function register(renderer: Renderer, file: string): Promise<string> {
  const data = await readFile(file);
  await renderer.registerFont(data);
  return hashContent(data);
}

const parts = ['siteTitle', 'section', 'title', 'description'] as const;

function createPainter(renderer: Renderer, fonts: string): CardPainter {
  const lacks = createGlyphFinder(renderer);
  return {
    fonts,
    async draw(card, colors) {
      const missing = new Set<string>();
      for (const character of new Set(parts.map((part) => card[part]).join(''))) {
        if (!alwaysDrawn.test(character) && (await lacks(character))) missing.add(character);
      }
      const space = (await lacks(seamSpace)) ? '' : seamSpace;
      const drawn = { ...card };
      for (const part of parts)
        drawn[part] = spaceSeams(withoutMissing(card[part], missing), space);
      const options = { ...cardSize, format: 'png', lang: card.htmlLang } as const;
      const image = await renderer.render(layOutCard(drawn, colors), options);
      return { image, missing: [...missing] };
    },
  };
}

/** ASCII, spaces, and what only changes the characters beside it. */
const alwaysDrawn = /[\s\x20-\x7E\p{Default_Ignorable_Code_Point}]/u;

function withoutMissing(text: string, missing: ReadonlySet<string>): string {
  const lacking = [...text].filter((character) => missing.has(character));
  if (lacking.length === 0) return text;
  if (lacking.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return '';
  const kept = [...text].filter((character) => !missing.has(character)).join('');
  return kept.replace(/\s+/g, ' ').trim();
}

/** Tells whether no font has a character; each is looked for once. */
function createGlyphFinder(renderer: Renderer): (character: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const draw = (text: string): Promise<string> =>
    renderer.renderSvg({ type: 'text', text }, { width: 32, height: 32 });
  /** What is drawn in the place of any character that no font has. */
  let box: Promise<string> | undefined;
  const isMissing = async (character: string): Promise<boolean> => {
    box ??= draw('\u{10FFFF}');
    return (await draw(character)) === (await box);
  };
  return (character) => {
    const answer = known.get(character) ?? isMissing(character);
    known.set(character, answer);
    return answer;
  };
}
