import { Diagram } from './Diagram.tsx';

/** Who loads what in Module Federation; the numbers are those of the list below it. */
export function FederationParts() {
  return (
    <Diagram
      description="The host, an app in the browser, first reads mf-manifest.json from the remote's server, then loads the exposed module. React exists only once: the host gives its copy to the remote."
      height={206}
      boxes={[
        { kind: 'area', x: 4, y: 26, width: 122, height: 176, lines: [] },
        { kind: 'area', x: 194, y: 26, width: 146, height: 176, lines: [] },
        { kind: 'step', x: 16, y: 40, width: 98, height: 94, lines: ['the page'] },
        { kind: 'step', x: 16, y: 152, width: 98, height: 36, lines: ['React'] },
        { kind: 'output', x: 206, y: 40, width: 122, height: 36, lines: ['mf-manifest.json'] },
        { kind: 'output', x: 206, y: 90, width: 122, height: 44, lines: ['price'] },
        { kind: 'loose', x: 206, y: 152, width: 122, height: 36, lines: ['its own React'] },
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
        { at: [65, 12], text: 'host, in the browser' },
        { at: [267, 12], text: 'remote, on a server' },
        { at: [146, 58], text: '1', ring: true },
        { at: [146, 103], text: '2', ring: true },
        { at: [146, 170], text: '3', ring: true },
      ]}
    />
  );
}
