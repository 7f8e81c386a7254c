import logo from './logo.svg';
import terms from './terms.txt';

export { logo, terms };
