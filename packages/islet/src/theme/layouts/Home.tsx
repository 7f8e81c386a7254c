import { Content } from '#client/Content.tsx';
import { usePage } from '#client/context.ts';
import { Features } from '../components/home/Features.tsx';
import { Hero } from '../components/home/Hero.tsx';

/** The home page: hero and features from the front matter, then the prose. */
export function Home() {
  const { hero, features } = usePage().frontmatter;
  return (
    <div className="home">
      {hero && <Hero hero={hero} />}
      {features && features.length > 0 && <Features features={features} />}
      <Content />
    </div>
  );
}
