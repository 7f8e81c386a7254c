import { useSite } from 'islet/client';
import { type RichPiece, splitRichText } from '../answers/explain/richText.ts';

/** A text with code and links; routes lead to the page in the reader's language. */
export function RichLine({ text }: { text: string }) {
  return splitRichText(text).map((piece, index) => <Piece key={index} {...piece} />);
}

function Piece({ text, isCode, href }: RichPiece) {
  const toPage = useRoutes();
  const inner = isCode ? <code>{text}</code> : text;
  return href === null ? inner : <a href={toPage(href)}>{inner}</a>;
}

/** Returns a function that gives a route the base and the language of the page. */
export function useRoutes(): (route: string) => string {
  const { base, lang, defaultLang } = useSite();
  const prefix = lang === defaultLang ? base : `${base}${lang}/`;
  return (route) => (route.startsWith('/') ? prefix + route.slice(1) : route);
}
