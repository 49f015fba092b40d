import { findProgram } from './findProgram.mjs'

/**
 * Finds an nginx for the tests or installs one: NGINX_PATH, then the machine's own, then, as root on
 * Debian, the distribution's package.
 *
 * @returns {string} the path of the program
 * @throws {Error} saying what is missing when none of the ways works
 */
export function findNginx() {
  return findProgram({
    name: 'nginx',
    variable: 'NGINX_PATH',
    programs: ['nginx'],
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
    debianPackage: 'nginx',
  })
}
