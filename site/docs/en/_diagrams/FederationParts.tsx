import { Diagram } from './Diagram.tsx';

/** Who loads what in Module Federation. */
export function FederationParts() {
  return (
    <Diagram
      description="The host, an application in the browser, first reads mf-manifest.json from the server of the remote, then loads the exposed module. React exists once: the host gives its copy to the remote."
      height={236}
      boxes={[
        { x: 10, y: 34, width: 170, height: 190, lines: [] },
        { x: 280, y: 34, width: 170, height: 190, lines: [] },
        { x: 28, y: 52, width: 134, height: 58, lines: ['the page'] },
        { x: 28, y: 146, width: 134, height: 58, lines: ['React, once'], strong: true },
        { x: 298, y: 52, width: 134, height: 44, lines: ['mf-manifest.json'], strong: true },
        { x: 298, y: 106, width: 134, height: 44, lines: ['shop_widgets/price'], strong: true },
        { x: 298, y: 160, width: 134, height: 44, lines: ['its own React'] },
      ]}
      arrows={[
        { from: [164, 72], to: [296, 72] },
        { from: [164, 92], to: [296, 126] },
        { from: [164, 176], to: [296, 140] },
      ]}
      notes={[
        { x: 95, y: 22, text: 'host, in the browser' },
        { x: 365, y: 22, text: 'remote, on a server' },
        { x: 230, y: 64, text: '1 reads' },
        { x: 240, y: 97, text: '2 loads' },
        { x: 222, y: 178, text: '3 shares' },
      ]}
    />
  );
}
