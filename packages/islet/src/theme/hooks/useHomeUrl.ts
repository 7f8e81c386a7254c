import { useSite } from '#client/context.ts';
import { routeToUrl } from '#shared/url.ts';
import { homeRoute } from '../rules/homeRoute.ts';

/** The URL of the home page in this version and language. */
export function useHomeUrl(): string {
  const site = useSite();
  return routeToUrl(site, homeRoute(site));
}
