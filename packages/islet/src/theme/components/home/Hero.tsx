import type { HeroData } from '#shared/frontmatter.ts';

/** The banner of a home page. */
export function Hero({
  hero,
}: {
  /** The banner. */
  hero: HeroData;
}) {
  const { name, text, tagline, image, actions } = hero;
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>
          {name && <span className="hero-name">{name}</span>}
          {name && text && ' '}
          {text && <span className="hero-text">{text}</span>}
        </h1>
        {tagline && <p className="hero-tagline">{tagline}</p>}
        {actions.length > 0 && (
          <div className="hero-actions">
            {actions.map((action) => (
              <a key={action.link} className="button" data-theme={action.theme} href={action.link}>
                {action.text}
              </a>
            ))}
          </div>
        )}
      </div>
      {image && (
        <img
          className="hero-image"
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
        />
      )}
    </section>
  );
}
