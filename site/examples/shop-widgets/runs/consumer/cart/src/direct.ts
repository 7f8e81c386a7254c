export { Price } from 'shop_widgets/price';
