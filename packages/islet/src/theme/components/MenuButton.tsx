import { useSite } from '#client/context.ts';
import { drawerId } from './Drawer.tsx';
import { Icon } from './Icon.tsx';

/** Opens the drawer on narrow screens; works without script. */
export function MenuButton() {
  const { labels } = useSite();
  return (
    <button
      type="button"
      className="bar-item menu-button"
      popoverTarget={drawerId}
      aria-label={labels.menu}
    >
      <Icon name="menu" />
    </button>
  );
}
