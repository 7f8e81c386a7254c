import type { Node } from '@takumi-rs/core';
import { cardSize, type SocialCard } from '../../render/document/socialCard.ts';
import type { CardColors } from './cardColors.ts';

type Style = NonNullable<Node['style']>;

/** Lays out a card as a tree of boxes and texts with CSS. Long texts end with an ellipsis. */
export function layOutCard(card: SocialCard, colors: CardColors): Node {
  const { siteTitle, section, description, dir } = card;
  // Without its own title, a page still has that of the site.
  const title = card.title || siteTitle;
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
          ...text(title, { ...clamp(3), ...styleTitle(title), color: 'var(--accent)' }),
          ...text(description, {
            ...clamp(widthOf(title) > 45 ? 2 : 3),
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

const text = (content: string, style: Style): Node[] =>
  content === '' ? [] : [{ type: 'text', text: content, style }];

const box = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});

const clamp = (lines: number): Style => ({ lineClamp: lines, textOverflow: 'ellipsis' });

function styleTitle(title: string): Style {
  const isTight = countSquares(title) === 0;
  return {
    fontSize: widthOf(title) > 60 ? 60 : 80,
    fontWeight: 700,
    textWrap: 'balance',
    // Squares touch if they are closer.
    ...(isTight ? { lineHeight: 1.15, letterSpacing: '-0.02em' } : { lineHeight: 1.25 }),
  };
}

const countSquares = (text: string): number => text.match(squareLetter)?.length ?? 0;

/** In Latin letters, half as wide as squares. */
const widthOf = (text: string): number => text.length + countSquares(text);

const square = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const narrow = String.raw`[\p{Script=Latin}\p{Nd}]`;
const squareLetter = new RegExp(square, 'gu');
const seam = new RegExp(`(?<=${square})(?=${narrow})|(?<=${narrow})(?=${square})`, 'gu');

/** A sixth of a letter: the nearest to what browsers add. */
export const seamSpace = '\u2006';

/** Adds the space between Han and Latin letters that `text-autospace` adds to pages. */
export const spaceSeams = (text: string, space: string): string => text.replace(seam, space);
