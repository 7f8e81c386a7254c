import { useLayoutEffect, useState } from 'react';
import { useSite } from '#client/context.ts';
import { readStoredText, writeStored } from '#client/storage.ts';
import { focusContent } from '../behaviors/focusContent.ts';
import { Icon } from './Icon.tsx';

/** The announcement above the bar, if the config has one. */
export function Announcement() {
  const { announcement } = useSite();
  if (!announcement) return null;
  const { key, message, link } = announcement;
  return <AnnouncementBar key={key} storageKey={key} message={message} link={link} />;
}

/** The announcement, and how to remember that it was closed. */
export interface AnnouncementBarProps {
  /** Local storage key that marks it as closed. */
  storageKey: string;
  /** What it says. */
  message: string;
  /** Where it leads. */
  link: string;
}

/** A message, optionally linked, that the reader can close permanently (SPEC 2.4, 4). */
function AnnouncementBar({ storageKey, message, link }: AnnouncementBarProps) {
  const { labels } = useSite();
  const [isDismissed, setIsDismissed] = useState(false);
  useLayoutEffect(() => {
    setIsDismissed(readStoredText('localStorage', storageKey) !== null);
    // The early script has hidden it before the first paint; now React doesn't render it at all.
    delete document.documentElement.dataset.dismissed;
  }, [storageKey]);
  if (isDismissed) return null;
  const dismiss = () => {
    setIsDismissed(true);
    writeStored('localStorage', storageKey, '1');
    focusContent();
  };
  return (
    <section className="announcement global-ui" aria-label={labels.announcement}>
      <a href={link}>{message}</a>
      <button
        type="button"
        className="bar-item scripted"
        aria-label={labels.close}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
