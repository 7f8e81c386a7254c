// #region imports
import { accent } from '@/theme/colors';
import { badge } from './icons';
import meta from './meta.json';
import './card.css';
import logo from './icons/logo.svg';
// #endregion

/** A card with a title, in the colors of the theme. */
export function Card({ title }: { title: string }) {
  return (
    <article className="card" data-accent={accent}>
      <img src={logo} alt={meta.name} />
      <h3>
        {badge} {title}
      </h3>
    </article>
  );
}
