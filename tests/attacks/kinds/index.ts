import type { Attack } from '../attack.ts';
import { caches } from './caches.ts';
import { edits } from './edits.ts';
import { isolation } from './isolation.ts';
import { kills } from './kills.ts';
import { pages } from './pages.ts';
import { playground } from './playgrounds.ts';
import { redirects } from './redirects.ts';
import { requests } from './requests.ts';
import { searches } from './searches.ts';
import { sites } from './sites.ts';
import { translators } from './translators.ts';

/** All attacks, in order. */
export const attacks: readonly Attack[] = [
  pages,
  sites,
  redirects,
  isolation,
  requests,
  edits,
  searches,
  caches,
  kills,
  translators,
  playground,
];
