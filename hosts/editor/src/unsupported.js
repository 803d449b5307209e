/* oxlint-disable no-var -- an old browser knows no other word for it */
// For browsers that cannot run the editor: written so that each of them understands it, and it alone is loaded by all.
(function () {
  var css = window.CSS;
  var isModern =
    typeof Map === 'function' &&
    typeof Map.groupBy === 'function' &&
    typeof Array.prototype.toSorted === 'function' &&
    typeof window.HTMLDialogElement === 'function' &&
    css !== undefined &&
    css.supports('color', 'light-dark(red, red)');
  if (isModern) return;
  var messages = {
    en: [
      'This browser is too old for the editor',
      'Parts of it will not work. Use a recent Chrome, Edge, Firefox or Safari: versions from the middle of 2024 on.',
      'Go on all the same',
    ],
    nl: [
      'Deze browser is te oud voor de editor',
      'Delen ervan werken niet. Gebruik een recente Chrome, Edge, Firefox of Safari: versies vanaf halverwege 2024.',
      'Toch doorgaan',
    ],
    ro: [
      'Acest browser este prea vechi pentru editor',
      'Părți din el nu vor funcționa. Folosește un Chrome, Edge, Firefox sau Safari recent: versiuni de la mijlocul lui 2024.',
      'Continuă oricum',
    ],
  };
  var language = (navigator.language || 'en').slice(0, 2);
  var texts = messages[language] || messages.en;
  var notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.lang = messages[language] ? language : 'en';
  notice.style.cssText =
    'position:fixed;z-index:1000;top:0;right:0;left:0;padding:16px 24px;font:16px/24px sans-serif;color:#1e1c18;background:#fef8e9;border-bottom:2px solid #8a5a00';
  var title = document.createElement('strong');
  title.appendChild(document.createTextNode(texts[0]));
  var text = document.createElement('p');
  text.style.cssText = 'max-width:70ch;margin:4px 0 12px';
  text.appendChild(document.createTextNode(texts[1]));
  var close = document.createElement('button');
  close.type = 'button';
  close.style.cssText =
    'min-height:36px;padding:0 16px;border:1px solid #8a5a00;border-radius:8px;font:inherit;color:inherit;background:#fff;cursor:pointer';
  close.appendChild(document.createTextNode(texts[2]));
  close.onclick = function () {
    document.body.removeChild(notice);
  };
  notice.appendChild(title);
  notice.appendChild(text);
  notice.appendChild(close);
  document.body.insertBefore(notice, document.body.firstChild);
})();
