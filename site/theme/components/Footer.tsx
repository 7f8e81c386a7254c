import { usePage } from 'islet/client';
import { Footer as OurFooter } from 'islet/theme/components/Footer';

/** The last line of the landing page; documentation pages have none. */
export const Footer = () => (usePage().pageType === 'home' ? <OurFooter /> : null);
