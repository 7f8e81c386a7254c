import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { createRoot } from 'react-dom/client';

registerRemotes([{ name: 'shop_widgets', entry: 'http://localhost:3101/mf-manifest.json' }]);
const { Price } = await loadRemote('shop_widgets/price');
createRoot(document.getElementById('root')).render(<Price cents={995} />);
