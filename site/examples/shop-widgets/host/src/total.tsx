import { Price } from 'shop_widgets/price';

export const Total = () => <Price cents="995" />;
