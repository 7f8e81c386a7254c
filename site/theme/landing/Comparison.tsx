import { useSite } from 'islet/client';
import { capabilities, comparedTools, cpuTimes, type Support } from '../../data/comparison.ts';
import { landingLabels } from '../landingLabels.ts';
import { translate } from '../translate.ts';
import { LandingLink } from './LandingLink.tsx';

/** A table with the capabilities of six tools; the page "Why Rslib" has the details. */
export function Comparison() {
  const { lang } = useSite();
  const labels = landingLabels(lang);
  return (
    <section className="landing-section comparison">
      <h2 id="comparison" className="landing-large">
        {labels.comparison}
      </h2>
      <p className="landing-lead">{labels.comparisonText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{labels.capability}</span>
            </th>
            {comparedTools.map((tool) => (
              <th key={tool} scope="col">
                <span>{tool}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {capabilities.map(({ name, nameZh, support }) => (
            <tr key={name}>
              <th scope="row">{translate({ en: name, zh: nameZh }, lang)}</th>
              {comparedTools.map((tool, index) => (
                <td key={tool}>
                  <Mark support={support[index] ?? 'no'} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{labels.cpuTime}</th>
            {comparedTools.map((tool, index) => (
              <td key={tool}>{cpuTimes[index]}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="landing-note">
        {labels.comparisonKey}{' '}
        <LandingLink href="/guide/start/why">{labels.comparisonLink}</LandingLink>
      </p>
    </section>
  );
}

/** A full, half or empty circle on a square of 20 px. */
function Mark({ support }: { support: Support }) {
  const labels = landingLabels(useSite().lang);
  return (
    <>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" data-support={support}>
        <circle cx="10" cy="10" r="8" />
        {support === 'yes' && <path d="m6 10.5 2.5 2.5L14 7.5" />}
        {support === 'partly' && <path d="M10 2a8 8 0 0 1 0 16Z" />}
      </svg>
      <span className="visually-hidden">{labels[support]}</span>
    </>
  );
}
