// An address that others can look at before they follow it leads to the game here. What stands after # goes along: no server has seen it.
const [id] = /[2-9a-z]{14}$/.exec(location.pathname) ?? [''];
location.replace(`../${location.hash || `#/g/${id}`}`);
