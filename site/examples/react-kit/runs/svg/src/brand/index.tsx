import { ReactComponent as Logo } from './logo.svg';
import photo from './photo.svg';

export const Brand = () => <Logo width={16} />;
export { photo };
