import { useSite } from 'islet/client';
import { translate } from '../../theme/translate.ts';
import { Diagram } from './Diagram.tsx';

const texts = {
  en: {
    description:
      "The host, an app in the browser, first reads mf-manifest.json from the remote's server, then loads the exposed module. React exists only once: the host gives its copy to the remote.",
    page: 'the page',
    own: 'its own React',
    host: 'host, in the browser',
    remote: 'remote, on a server',
  },
  zh: {
    description:
      '宿主应用在浏览器中运行，先从远程模块的服务器读取mf-manifest.json，再加载暴露的模块。React只有一份：宿主应用把自己的提供给远程模块。',
    page: '页面',
    own: '自带的React',
    host: '宿主应用（浏览器）',
    remote: '远程模块（服务器）',
  },
};

/** Who loads what in Module Federation; the numbers are those of the list below it. */
export function FederationParts() {
  const labels = translate(texts, useSite().lang);
  return (
    <Diagram
      description={labels.description}
      height={206}
      boxes={[
        { kind: 'area', x: 4, y: 26, width: 122, height: 176, lines: [] },
        { kind: 'area', x: 194, y: 26, width: 146, height: 176, lines: [] },
        { kind: 'step', x: 16, y: 40, width: 98, height: 94, lines: [labels.page] },
        { kind: 'step', x: 16, y: 152, width: 98, height: 36, lines: ['React'] },
        { kind: 'output', x: 206, y: 40, width: 122, height: 36, lines: ['mf-manifest.json'] },
        { kind: 'output', x: 206, y: 90, width: 122, height: 44, lines: ['price'] },
        { kind: 'loose', x: 206, y: 152, width: 122, height: 36, lines: [labels.own] },
      ]}
      arrows={[
        {
          points: [
            [114, 58],
            [204, 58],
          ],
        },
        {
          points: [
            [114, 103],
            [204, 103],
          ],
        },
        {
          points: [
            [114, 170],
            [172, 170],
            [172, 121],
            [204, 121],
          ],
        },
      ]}
      notes={[
        { at: [65, 12], text: labels.host },
        { at: [267, 12], text: labels.remote },
        { at: [146, 58], text: '1', ring: true },
        { at: [146, 103], text: '2', ring: true },
        { at: [146, 170], text: '3', ring: true },
      ]}
    />
  );
}
