import './box.less';
import './list.scss';
import './panel.css';
