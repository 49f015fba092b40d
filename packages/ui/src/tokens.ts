/* The product's own tokens and its bar: what a page's frame needs before anything else has come. */
import './theme/theme.css'
import './AppBar/appBar.css'
