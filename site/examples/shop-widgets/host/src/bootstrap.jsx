import { createRoot } from 'react-dom/client';
import { Price } from 'shop_widgets/price';

const root = document.getElementById('root');
createRoot(root).render(<Price cents={995} />);
