import { loadRemote } from '@module-federation/runtime';

type Widgets = { Price: (props: { cents: number }) => unknown };

export const loadPrice = () => loadRemote<Widgets>('shop_widgets/price');
