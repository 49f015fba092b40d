/* What the first page shows. */
import './componentStyles.ts'
import './tokens.ts'
