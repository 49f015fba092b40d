/**
 * Writes rows as a table of Markdown, its columns in line.
 *
 * @param {string[][]} rows - the head first
 */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [rows[0], rule, ...rows.slice(1)]
    .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`)
    .join('\n')
}
