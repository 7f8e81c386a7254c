import { Toggle } from 'toggle-kit';

export const Page = () => <Toggle lable="Mute" />;
