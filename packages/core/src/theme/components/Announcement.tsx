import { useLayoutEffect, useState } from 'react';
import { useSite } from '#client/context.ts';
import { readText, writeStored } from '#client/storage.ts';
import { Icon } from './Icon.tsx';

/** The line above everything that the config announces, if it does. */
export function Announcement() {
  const { announcement } = useSite();
  if (!announcement) return null;
  const { key, message, link } = announcement;
  return <AnnouncementBar key={key} storageKey={key} message={message} link={link} />;
}

export interface AnnouncementBarProps {
  /** Where local storage keeps that it was closed. */
  storageKey: string;
  message: string;
  link: string;
}

/** A linked message until the reader closes it for good (SPEC 2.4, 4). */
function AnnouncementBar({ storageKey, message, link }: AnnouncementBarProps) {
  const { labels } = useSite();
  const [isDismissed, setIsDismissed] = useState(false);
  useLayoutEffect(() => {
    setIsDismissed(readText('localStorage', storageKey) !== null);
    // The early script hid it before the first paint; from now on it is not in the document.
    delete document.documentElement.dataset.dismissed;
  }, [storageKey]);
  if (isDismissed) return null;
  const dismiss = () => {
    setIsDismissed(true);
    writeStored('localStorage', storageKey, '1');
    // The button goes away; the focus must not get lost with it.
    document.getElementById('content')?.focus({ preventScroll: true });
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
