import 'katex/dist/katex.css';
import './styles/math.css';
