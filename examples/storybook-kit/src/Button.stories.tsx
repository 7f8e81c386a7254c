import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { label: 'Save' },
} satisfies Meta<typeof Button>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};

export const LongLabel: StoryObj<typeof meta> = {
  args: { label: 'Save and send to everyone in the project' },
};
