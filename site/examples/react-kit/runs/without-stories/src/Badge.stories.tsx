import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from './Badge';

const meta = {
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;

export const Calm: StoryObj<typeof meta> = {};

export const LoudAndLong: StoryObj<typeof meta> = {
  args: { tone: 'loud', children: 'Read this before you save' },
};
