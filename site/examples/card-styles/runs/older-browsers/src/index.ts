import './popup.css';
