// The styles that are not those of one component, in their order.
import './fonts.css';
import './tokens.css';
import './base.css';
import './utilities.css';
