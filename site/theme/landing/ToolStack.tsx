import { useSite } from 'islet/client';
import { Card, Cards } from 'islet/theme/components/widgets/Cards';
import { landingLabels } from '../landingLabels.ts';
import { describeTool, tools } from '../toolLinks.ts';

/** The sibling tools as cards; each opens the website of its tool in a new tab (SPEC 2.4). */
export function ToolCards() {
  const { lang } = useSite();
  return (
    <Cards>
      {tools.map((tool) => {
        const { text, url } = describeTool(tool, lang);
        return (
          <Card key={tool.name} title={tool.name} href={url} icon={tool.logo} isNewTab>
            {text}
          </Card>
        );
      })}
    </Cards>
  );
}

/** The section of the landing page about the sibling tools. */
export function ToolStack() {
  const labels = landingLabels(useSite().lang);
  return (
    <section className="landing-section tool-stack">
      <h2 id="rstack" className="landing-large">
        {labels.toolStackTitle}
      </h2>
      <p className="landing-lead">{labels.toolStackDesc}</p>
      <ToolCards />
    </section>
  );
}
