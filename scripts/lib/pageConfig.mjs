/**
 * Writes a city's configuration into an app's page.
 *
 * @param {string} template - the built page
 * @param {object} config - what the app reads when it starts
 * @param {string} title - the page's title
 */
export function pageFor(template, config, title) {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(
      '<!--city-->',
      () => `<script type="application/json" id="parking-config">${json}</script>`,
    )
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
