import { trustHtml } from 'islet/client';
import { useEffect, useState } from 'react';

/** Loads the page at a URL of this site, to show a part of it; null while it isn't there. */
export function usePageDocument(url: string): { page: Document | null; hasFailed: boolean } {
  const [page, setPage] = useState<Document | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isLate = false;
    setHasFailed(false);
    fetchPage(url).then(
      (loaded) => isLate || setPage(loaded),
      (error: unknown) => {
        console.error(`${url} could not be loaded.`, error);
        if (!isLate) setHasFailed(true);
      },
    );
    return () => {
      isLate = true;
    };
  }, [url]);
  return { page, hasFailed };
}

async function fetchPage(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The answer has the status ${response.status}.`);
  return new DOMParser().parseFromString(trustHtml(await response.text()), 'text/html');
}
