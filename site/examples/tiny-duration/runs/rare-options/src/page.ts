document.title = 'Tiny';
