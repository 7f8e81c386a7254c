import { Price } from 'shop_widgets/price';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';

const meta = { component: Price } satisfies Meta<typeof Price>;

export default meta;

export const Cheap: StoryObj<typeof meta> = { args: { cents: 1999 } };
