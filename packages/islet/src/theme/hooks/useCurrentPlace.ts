import { usePage, useSite } from '#client/context.ts';
import { routeToUrl } from '#shared/url.ts';
import type { CurrentPlace } from '../rules/activeLink.ts';
import { homeRoute } from '../rules/homeRoute.ts';

/** The current page, as needed to mark links. */
export function useCurrentPlace(): CurrentPlace {
  const { routePath } = usePage();
  const site = useSite();
  return {
    base: site.base,
    routePath,
    url: routeToUrl(site, routePath),
    homeRoute: homeRoute(site),
  };
}
