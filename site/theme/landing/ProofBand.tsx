import { useSite } from 'islet/client';
import counts from '../../data/counts/proof.json';
import release from '../../data/recorded/release.json';
import { landingLabels } from '../landingLabels.ts';

/** How much of the documentation is proved, in recorded numbers. */
export function ProofBand() {
  const { lang } = useSite();
  const labels = landingLabels(lang);
  const { format } = new Intl.NumberFormat(lang);
  const facts = [
    [release.rslib, labels.proofRelease],
    [`${format(counts.builds)}+`, labels.proofBuilds],
    [`${format(counts.blocks)}+`, labels.proofBlocks],
    [format(counts.choices), labels.proofChoices],
  ] as const;
  return (
    <section className="proof">
      <h2 id="proof" className="landing-large">
        {labels.proof}
      </h2>
      <ul>
        {facts.map(([figure, text]) => (
          <li key={text}>
            <strong className="landing-large">{figure}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
